import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLAUSE_TYPES_FILE, clauseTypesSource } from '../../rules/clause-types';

mkdirSync(dirname(CLAUSE_TYPES_FILE), { recursive: true });
writeFileSync(CLAUSE_TYPES_FILE, clauseTypesSource());
