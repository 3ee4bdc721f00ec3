import { Checkbox, type CheckboxProps } from '@mantine/core';
import { language, say } from '../../../kit/say.ts';
import classes from './consent.module.css';

/** One consent with the text it is given to. */
export function Consent({ path, reading, ...checkbox }: CheckboxProps & { path: string; reading: string }) {
  return (
    <div className={classes.consent}>
      <Checkbox {...checkbox} />
      <a href={`${path}?lang=${language()}`} target="_blank" rel="noreferrer" aria-label={reading}>
        {say('Read', 'Прочитать')}
      </a>
    </div>
  );
}
