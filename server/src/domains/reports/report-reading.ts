export const reportReading = { permission: 'reports.read', scope: 'finance.read' } as const;

/** Baskets are the company's: whoever may read reports may say what is in them. */
export const basketWriting = { permission: 'reports.read', scope: 'finance.write' } as const;

/** Pages and letters are a person's: no key of an integration reads or writes them. */
export const ownOfReports = { permission: 'reports.read', scope: null } as const;
