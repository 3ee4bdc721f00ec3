#!/usr/bin/env node
import { exitCodeOf, tellFailure } from './exit-code-of.ts';
import { runLine } from './run-line.ts';

// Whoever reads what is written may stop reading: `prokura items list | head -1`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.once('SIGINT', () => process.exit(130));

try {
  await runLine(process.argv.slice(2));
} catch (error) {
  tellFailure(error);
  process.exitCode = exitCodeOf(error);
}
