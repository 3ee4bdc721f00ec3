import { ActionIcon, Button, CopyButton as Copying, Tooltip } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { say } from './say.ts';

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ value, what, wide }: { value: string; what: string; wide?: boolean }) {
  return (
    <Copying value={value} timeout={2_000}>
      {({ copied, copy }) => {
        const icon = copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />;
        const done = copied ? say('Copied', 'Скопировано') : say('Copy', 'Копировать');
        return wide ? (
          <Button variant="default" leftSection={icon} onClick={copy} aria-label={`${done}: ${what}`}>
            {done}
          </Button>
        ) : (
          <Tooltip label={done}>
            <ActionIcon variant="subtle" size={26} color="gray" onClick={copy} aria-label={`${done}: ${what}`}>
              {icon}
            </ActionIcon>
          </Tooltip>
        );
      }}
    </Copying>
  );
}
