import { raw } from '../../../kernel/sql/sql.ts';

/** Days that a delivery and its attempts are shown. */
export const keptDays = 210;

/** They leave the database with the month they were made in, so rows that are over may be there for some weeks more. */
export const isKept = raw(`delivery.created_at > now() - interval '${keptDays} days'`);
