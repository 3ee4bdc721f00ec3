import { runTests } from './tests/run-tests.ts';

process.exitCode = await runTests(process.argv.slice(2));
