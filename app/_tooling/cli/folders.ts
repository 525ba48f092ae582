import { fileURLToPath } from 'node:url';

/** The root of the project, wherever the command is called from. */
export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the caller stands; `npm run` moves to the project and leaves a note of it. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();
