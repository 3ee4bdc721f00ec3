import { Popover } from '@mantine/core';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { escapeIsOwn } from '../form/escape-is-own.ts';
import { say } from '../say.ts';
import classes from './help.module.css';
import type { HelpTopic } from './help-words.ts';

const HelpText = lazy(async () => {
  const { helpWords } = await import('./help-words.ts');
  return { default: ({ of }: Pick<HelpProps, 'of'>) => <p>{say(helpWords[of])}</p> };
});

interface HelpProps {
  of: HelpTopic;
  /** The field that it stands beside. */
  children: ReactElement<{ label?: string }>;
}

/** What a field changes, told beside it to whoever asks: by a press, a touch, or coming to it by keys. Its words are fetched when they are first asked for. */
export function Help({ of, children }: HelpProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className={classes.field}>
      {children}
      <Popover opened={opened} onChange={setOpened} position="top-end" width={300} shadow="md" withRoles={false}>
        <Popover.Target>
          <button
            type="button"
            className={classes.mark}
            aria-label={say('Help', 'Справка')}
            aria-description={children.props.label}
            aria-expanded={opened}
            aria-describedby={opened ? id : undefined}
            {...(opened && escapeIsOwn)}
            onClick={() => setOpened(!opened)}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpened(true)}
            onBlur={() => setOpened(false)}
            onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
          >
            ?
          </button>
        </Popover.Target>
        <Popover.Dropdown id={id} role="status" className={classes.text}>
          <Suspense>
            <HelpText of={of} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
