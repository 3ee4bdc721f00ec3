export const reportReading = { permission: 'reports.read', scope: 'finance.read' } as const;
