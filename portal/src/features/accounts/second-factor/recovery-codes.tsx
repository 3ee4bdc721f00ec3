import { Button, CopyButton, Stack } from '@mantine/core';
import { say } from '../../../kit/say.ts';

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Stack>
      <div>
        {say(
          'Each of these codes signs in once without the telephone. They are shown only now: print them or keep them in a password manager.',
          'Каждый из этих кодов один раз заменит телефон при входе. Они показываются только сейчас: распечатайте их или сохраните в менеджере паролей.',
        )}
      </div>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none', fontFamily: 'monospace', textAlign: 'center' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? say('Copied', 'Скопировано') : say('Copy', 'Скопировать')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
}
