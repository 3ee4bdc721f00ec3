import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { say, words } from '../../../kit/say.ts';
import type { checkProvider } from '../identity-providers.ts';

type Report = Awaited<ReturnType<typeof checkProvider>>;

const states = {
  proved: words('proved', 'подтверждён'),
  not_proved: words('not proved: add the TXT record', 'не подтверждён: добавьте TXT-запись'),
  held_elsewhere: words('another portal has proved it', 'подтверждён в другом портале'),
};

/** What a check has found, and what is still to be done for it. */
export function ProviderReport({ report }: { report: Report }) {
  return (
    <Alert color={report.isWorking ? 'green' : 'yellow'} role="status">
      <Stack gap="xs">
        <Text size="sm">
          {report.faultText ?? say('The provider answers.', 'Поставщик отвечает.')} {report.found?.signedBy.join(', ')}
        </Text>
        <Told label={say('Callback', 'Адрес возврата')} text={report.callbackUrl} />
        {report.domains.map(({ domain, state, recordName, recordText }) => (
          <Stack key={domain} gap={4}>
            <Text size="sm">
              <b>{domain}</b>: {say(states[state])}
            </Text>
            {state === 'not_proved' && (
              <>
                <Told label={say('TXT record', 'TXT-запись')} text={recordName} />
                <Told label={say('Its value', 'Её значение')} text={recordText} />
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

const Told = ({ label, text }: { label: string; text: string }) => (
  <Group gap="xs">
    <Text size="sm">{label}</Text>
    <Code>{text}</Code>
    <CopyButton value={text} what={label} />
  </Group>
);
