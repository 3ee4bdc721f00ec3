export const cardTabs = [
  ...(['items', 'suppliers', 'invoices', 'delivery', 'tasks', 'files', 'talks', 'activity'] as const),
] as const;

export type CardTab = (typeof cardTabs)[number];

export function readTab(given: string | undefined): { tab?: CardTab } {
  const tab = cardTabs.find((one) => one === given);
  return tab && tab !== 'items' ? { tab } : {};
}
