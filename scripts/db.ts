import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand(process.argv.slice(2), process.env);
