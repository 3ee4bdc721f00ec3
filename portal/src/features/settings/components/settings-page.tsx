import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';

interface SettingsPageProps {
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the settings: the way back stands above its title. */
export function SettingsPage(props: SettingsPageProps) {
  const { portal } = useParams({ from: '/$portal' });
  return <Page {...props} crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]} />;
}
