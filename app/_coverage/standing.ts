/** How far the engine has come with a clause. */
export const STANDINGS = ['walked', 'implemented', 'noBehaviour', 'missing'] as const;
export type Standing = (typeof STANDINGS)[number];
