import { mailboxMessage } from './mailbox-message.ts';
import { mailboxThread } from './mailbox-thread.ts';
import { trackerLink } from './tracker-link.ts';
import { trackerSettings } from './tracker-settings.ts';
import { trackerTask } from './tracker-task.ts';

/** Nouns of what a portal is connected to: its mailbox and its tracker. */
export const connectedNouns = [mailboxMessage, mailboxThread, trackerLink, trackerSettings, trackerTask];
