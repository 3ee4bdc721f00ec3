import { runPublicationCommand } from './publications/run-publication-command.ts';

// `node scripts/publications.ts list|show|approve|return|suspend|resume`: for whoever runs the server.
await runPublicationCommand(process.argv.slice(2), process.env);
