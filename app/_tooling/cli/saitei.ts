import { projectFolder } from './folders';
import { main } from './main';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.chdir(projectFolder);
process.exitCode = await main(process.argv.slice(2));
