import type { Commands } from './command.ts';

/** The commands that are no operations of the API. */
export const commands: Commands = {
  login: async () => (await import('./commands/login.ts')).login,
  logout: async () => (await import('./commands/logout.ts')).logout,
  whoami: async () => (await import('./commands/whoami.ts')).whoami,
  import: async () => (await import('./commands/import-file.ts')).importFile,
  export: async () => (await import('./commands/export-list.ts')).exportList,
  listen: async () => (await import('./commands/listen.ts')).listen,
  trigger: async () => (await import('./commands/trigger.ts')).trigger,
  'events resend': async () => (await import('./commands/resend-events.ts')).resendEvents,
  'deliveries tail': async () => (await import('./commands/tail-deliveries.ts')).tailDeliveries,
  open: async () => (await import('./commands/open-page.ts')).openPage,
  mcp: async () => (await import('./commands/bridge-mcp.ts')).bridgeMcp,
  completion: async () => (await import('./commands/completion.ts')).completion(commands),
  help: async () => (await import('./commands/help.ts')).help(commands),
};
