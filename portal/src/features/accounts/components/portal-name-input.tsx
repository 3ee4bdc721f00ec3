import { TextInput, type TextInputProps } from '@mantine/core';
import { say } from '../../../kit/say.ts';

/** The name of the portal in its address, with what the server says of it. */
export function PortalNameInput({
  told,
  ...input
}: TextInputProps & { told: { available: boolean; reason?: string } | undefined }) {
  const refused =
    told?.available === false
      ? told.reason === 'taken'
        ? say('This name is taken', 'Это имя уже занято')
        : say(
            '3 to 40 Latin letters, digits and single dashes; some names are kept for the platform',
            'От 3 до 40 латинских букв, цифр и одиночных дефисов; служебные имена заняты',
          )
      : undefined;
  return (
    <TextInput
      {...input}
      label={say('Portal name in the address', 'Имя портала в адресе')}
      description={`${location.host}/${String(input.value || '…')}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={40}
      autoComplete="off"
      spellCheck={false}
      required
      error={input.error ?? refused}
      rightSection={told?.available ? <span className="good">✓</span> : undefined}
    />
  );
}
