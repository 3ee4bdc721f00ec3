import type { Crumb } from '../../kit/page.tsx';
import { say } from '../../kit/say.ts';

export const settingsCrumb = (portal: string): Crumb => ({
  label: say('Settings', 'Настройки'),
  href: `/${portal}/settings`,
});

export const webhooksCrumb = (portal: string): Crumb => ({
  label: say('Webhooks', 'Вебхуки'),
  href: `/${portal}/settings/webhooks`,
});
