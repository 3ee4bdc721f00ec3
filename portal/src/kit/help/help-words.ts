import { buyingHelp } from './buying-help.ts';
import { partnersHelp } from './partners-help.ts';
import { settingsHelp } from './settings-help.ts';
import { stockHelp } from './stock-help.ts';
import { systemsHelp } from './systems-help.ts';

/** What fields change, each with an example: a field of a noun by its name there, any other by the form it stands in. */
export const helpWords = { ...buyingHelp, ...partnersHelp, ...stockHelp, ...settingsHelp, ...systemsHelp };

export type HelpTopic = keyof typeof helpWords;
