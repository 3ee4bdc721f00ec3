import { linkTokenField } from '../../../platform/accounts/account-fields.ts';

/** The token of a supplier's link. Whatever is no token is as unknown as one that opens nothing. */
export const tokenField = linkTokenField();
