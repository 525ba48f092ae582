/** The zones, and who sees what in them. Editions choose from these and cite their own clauses. */
import type { ZoneRole, ZoneSchema } from '../kernel/view/ruleset';

/** A pile face down, and one face up: what lies in it keeps its order. */
export const PILE_HIDDEN: ZoneSchema = { side: 'owner', seen: 'none', ordered: true };
/** A pile whose cards lie face down until they are turned up one by one. */
export const PILE_HIDDEN_UNTIL_REVEALED: ZoneSchema = { ...PILE_HIDDEN, laid: 'faceDown' };
export const PILE_OPEN: ZoneSchema = { side: 'owner', seen: 'all', ordered: true };
/** One whose owner may look at them. */
export const PILE_LAID_BY_OWNER: ZoneSchema = { side: 'owner', seen: 'owner', ordered: true, laid: 'faceDown' };
export const OWN_SEEN_BY_OWNER: ZoneSchema = { side: 'owner', seen: 'owner' };
/** What lies there is face down until it is revealed. */
export const OWN_HIDDEN_UNTIL_REVEALED: ZoneSchema = { ...OWN_SEEN_BY_OWNER, laid: 'faceDown' };
export const OWN_OPEN: ZoneSchema = { side: 'owner', seen: 'all' };
export const SIDE_OPEN: ZoneSchema = { side: 'controller', seen: 'all' };
export const SHARED_OPEN: ZoneSchema = { shared: true, side: 'controller', seen: 'all' };
export const CHASE: ZoneSchema = { shared: true, side: 'controller', seen: 'all', role: 'stack', ordered: true };

/** The same zone as the one that has a role in texts. */
export const as = (role: ZoneRole, schema: ZoneSchema): ZoneSchema => ({ ...schema, role });
