export const trackerReading = { permission: 'tasktracker.read', scope: 'purchase_requisitions.read' } as const;

export const trackerLinking = { permission: 'tasktracker.link', scope: 'purchase_requisitions.write' } as const;

export const trackerCreating = { permission: 'tasktracker.create', scope: 'purchase_requisitions.write' } as const;

export const trackerManaging = { permission: 'tasktracker.manage', scope: 'settings.write' } as const;
