/** For how long a text changes something; a battle is spoken of where there is one. */
import { either, just, only, type Shape } from './shape';

/** Until the end of the turn or of the battle. */
export const UNTIL: Shape<'turn' | 'battle'> = either<'turn' | 'battle'>(
  just('turn'),
  only('occasions', 'battle', just('battle')),
);
