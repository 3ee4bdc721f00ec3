import { ActionIcon, Button, Checkbox, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Contact, PartyForm } from '../party-values.ts';
import classes from './counterparty-form.module.css';

/** Who to talk to, and who gets requests for quotes. */
export function Contacts({ form, disabled }: { form: PartyForm; disabled: boolean }) {
  const { contacts } = form.values;
  const set = (next: Contact[]) => form.setFieldValue('contacts', next);
  const remove = (gone: number) => {
    const left = contacts.filter((_, index) => index !== gone);
    const primary = Math.max(
      0,
      left.findIndex(({ isPrimary }) => isPrimary),
    );
    set(left.map((contact, index) => ({ ...contact, isPrimary: index === primary })));
  };
  return (
    <Stack>
      {contacts.length === 0 && (
        <Text size="sm" c="dimmed">
          {say(
            'Nobody yet: requests for quotes go to the company’s own address.',
            'Пока никого: запросы цен уходят на общую почту.',
          )}
        </Text>
      )}
      {contacts.map((contact, index) => (
        <div key={contact.id ?? index} className={classes.row}>
          <div className={classes.rowHead}>
            <div>
              <Radio
                name="primary-contact"
                label={say('Primary', 'Основной')}
                checked={contact.isPrimary}
                disabled={disabled}
                onChange={() => set(contacts.map((one, place) => ({ ...one, isPrimary: place === index })))}
              />
              <Checkbox
                label={say('Receives requests for quotes', 'Получает запросы цен')}
                disabled={disabled}
                {...form.getInputProps(`contacts.${index}.receivesRfq`, { type: 'checkbox' })}
              />
            </div>
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`${say('Remove the contact', 'Убрать контакт')} ${contact.fullName}`}
                onClick={() => remove(index)}
              >
                <X size={16} />
              </ActionIcon>
            )}
          </div>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
            <TextInput
              label={say('Name', 'Имя')}
              required
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.fullName`)}
            />
            <TextInput
              label={say('Position', 'Должность')}
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.position`)}
            />
            <TextInput
              label={say('E-mail', 'Почта')}
              type="email"
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.email`)}
            />
            <TextInput
              label={say('Phone', 'Телефон')}
              type="tel"
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.phone`)}
            />
          </SimpleGrid>
        </div>
      ))}
      {!disabled && (
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} />}
            onClick={() => set([...contacts, { ...blank, isPrimary: contacts.length === 0 }])}
          >
            {say('Contact', 'Контакт')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const blank = { fullName: '', position: '', email: '', phone: '', receivesRfq: true };
