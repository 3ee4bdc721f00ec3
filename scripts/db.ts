import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(process.argv[2], process.env);
