import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { type PasswordOwner, type PasswordRule, passwordRules } from '../model.ts';
import classes from './new-password.module.css';

/** A new password with its rules, which tick as they are met; the server also knows which ones are guessed first. */
export function NewPassword({ owner, ...input }: PasswordInputProps & { owner: PasswordOwner }) {
  const met = passwordRules(String(input.value ?? ''), owner);
  return (
    <div>
      <PasswordInput
        autoComplete="new-password"
        required
        aria-describedby="password-rules"
        aria-invalid={input.error ? true : undefined}
        {...input}
      />
      <ul id="password-rules" className={classes.rules}>
        {(Object.keys(met) as PasswordRule[]).map((rule) => (
          <li key={rule} data-met={met[rule] || undefined}>
            {met[rule] ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            {said[rule]()}
            {met[rule] && <span className="only-spoken">{say('met', 'выполнено')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const said: Readonly<Record<PasswordRule, () => string>> = {
  length: () =>
    say(
      '12 characters or more: a phrase of several words is best',
      'Не короче 12 знаков: лучше всего фраза из нескольких слов',
    ),
  names: () => say('Must not contain the portal name or your email', 'Без имени портала и вашей почты'),
  variety: () => say('Not the same fragment repeated', 'Не повторение одного и того же'),
};
