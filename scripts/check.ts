import { runChecks } from './checks/run-checks.ts';

process.exitCode = runChecks();
