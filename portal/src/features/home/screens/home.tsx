import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { useMe } from '../../../shared/session/me.ts';

export function Home() {
  const { portal } = useMe();
  return <Page title={say('Home', 'Главная')}>{portal.name}</Page>;
}
