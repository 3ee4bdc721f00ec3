import type { Crumb } from '../../kit/page.tsx';
import { say } from '../../kit/say.ts';

export const integrationsCrumb = (portal: string): Crumb => ({
  label: say('Integrations', 'Интеграции'),
  href: `/${portal}/integrations`,
});
