import { Menu, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell, Fingerprint, KeyRound, LogOut, Mail, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { language, say, speak } from '../kit/say.ts';
import { useMe } from '../shared/session/me.ts';
import { signOut } from './sign-out.ts';

/** The language, the colours, what keeps the account safe, and the way out. */
export function AccountItems({ portal }: { portal: string }) {
  const { user } = useMe();
  const navigate = useNavigate();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => navigate({ to: '/login' }) });
  return (
    <>
      <Menu.Label>
        <Text size="sm" c="var(--mantine-color-text)">
          {user.fullName}
        </Text>
        {user.email}
      </Menu.Label>
      <div style={{ display: 'grid', gap: 8, padding: '4px 12px 8px' }}>
        <SegmentedControl
          size="xs"
          aria-label={say('Language', 'Язык')}
          value={language()}
          onChange={(next) => speak(next as 'ru' | 'en')}
          data={[
            { value: 'ru', label: 'Русский' },
            { value: 'en', label: 'English' },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={say('Appearance', 'Оформление')}
          value={colorScheme}
          onChange={(next) => setColorScheme(next as 'auto' | 'light' | 'dark')}
          data={[
            { value: 'light', label: say('Light', 'Светлое') },
            { value: 'dark', label: say('Dark', 'Тёмное') },
            { value: 'auto', label: say('System', 'Как в системе') },
          ]}
        />
      </div>
      <Menu.Divider />
      <Menu.Item
        leftSection={<Mail size={16} />}
        onClick={() => void navigate({ to: '/change-email', search: { next: `/${portal}` } })}
      >
        {say('Change the e-mail', 'Сменить почту')}
      </Menu.Item>
      <Menu.Item
        leftSection={<KeyRound size={16} />}
        onClick={() => void navigate({ to: '/change-password', search: { next: `/${portal}` } })}
      >
        {say('Change the password', 'Сменить пароль')}
      </Menu.Item>
      <Menu.Item
        leftSection={<ShieldCheck size={16} />}
        onClick={() => void navigate({ to: '/second-factor', search: { next: `/${portal}` } })}
      >
        {say('Second factor', 'Второй фактор')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Fingerprint size={16} />}
        onClick={() => void navigate({ to: '/passkeys', search: { next: `/${portal}` } })}
      >
        {say('Passkeys', 'Ключи доступа')}
      </Menu.Item>
      <Menu.Item
        leftSection={<MonitorSmartphone size={16} />}
        onClick={() => void navigate({ to: '/$portal/sessions', params: { portal } })}
      >
        {say('My sessions', 'Мои сеансы')}
      </Menu.Item>
      <Menu.Item
        leftSection={<Bell size={16} />}
        onClick={() => void navigate({ to: '/$portal/notices/settings', params: { portal } })}
      >
        {say('My notices', 'Мои уведомления')}
      </Menu.Item>
      <Menu.Item leftSection={<LogOut size={16} />} onClick={() => leave.mutate()}>
        {say('Sign out', 'Выйти')}
      </Menu.Item>
    </>
  );
}
