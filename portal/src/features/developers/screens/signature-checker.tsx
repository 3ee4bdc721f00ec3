import { Button, Group, PasswordInput, Stack, Text, Textarea } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SignatureVerdict } from '../components/signature-verdict.tsx';
import { settingsCrumb, webhooksCrumb } from '../crumbs.ts';
import { checkSignatures, readHeaders, type Verdict } from '../signature.ts';
import classes from './webhook-page.module.css';

const mono = { input: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: 12 } };

/** A delivery as the receiver saw it, judged in the browser: neither the secret nor the body leaves it. */
export function SignatureChecker() {
  const { portal } = useParams({ from: '/$portal' });
  const [body, setBody] = useState('');
  const [headers, setHeaders] = useState('');
  const [secret, setSecret] = useState('');
  const [verdicts, setVerdicts] = useState<Verdict[]>();
  const check = async () =>
    setVerdicts(await checkSignatures({ body, headers: readHeaders(headers), secret: secret.trim() }));
  return (
    <Page title={say('Check a signature', 'Проверка подписи')} crumbs={[settingsCrumb(portal), webhooksCrumb(portal)]}>
      <div className={classes.columns}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void check();
          }}
        >
          <Stack>
            <Text size="sm" c="dimmed">
              {say(
                'Paste a delivery as your receiver saw it. It is computed here, in the browser: nothing is sent anywhere.',
                'Вставьте доставку так, как её увидел получатель. Всё вычисляется здесь, в браузере, и никуда не отправляется.',
              )}
            </Text>
            <Textarea
              label={say('Headers', 'Заголовки')}
              placeholder={'X-Service-Timestamp: 1764547200000\nX-Service-Signature: sha256=…'}
              autosize
              minRows={5}
              maxRows={12}
              required
              styles={mono}
              value={headers}
              onChange={({ currentTarget }) => setHeaders(currentTarget.value)}
            />
            <Textarea
              label={say('Body, byte for byte', 'Тело, байт в байт')}
              autosize
              minRows={6}
              maxRows={16}
              styles={mono}
              value={body}
              onChange={({ currentTarget }) => setBody(currentTarget.value)}
            />
            <PasswordInput
              label={say('Signing secret', 'Секрет подписи')}
              placeholder="whsec_…"
              autoComplete="off"
              required
              value={secret}
              onChange={({ currentTarget }) => setSecret(currentTarget.value)}
            />
            <Group>
              <Button type="submit">{say('Check', 'Проверить')}</Button>
            </Group>
          </Stack>
        </form>
        <Stack aria-live="polite">
          {verdicts?.map((verdict) => (
            <SignatureVerdict key={verdict.scheme} verdict={verdict} />
          ))}
        </Stack>
      </div>
    </Page>
  );
}
