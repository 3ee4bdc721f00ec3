import { runLicenseCommand } from './licenses/run-license-command.ts';

// `node scripts/licenses.ts list|set|start_trial|activate|end|disable|enable`: for whoever runs the server.
await runLicenseCommand(process.argv.slice(2), process.env);
