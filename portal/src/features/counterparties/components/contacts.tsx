import { ActionIcon, Button, Checkbox, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { contact as declared } from '../../../../../nouns/contact.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import type { Contact, PartyForm } from '../party-values.ts';
import classes from './counterparty-form.module.css';

const noun = { fields: declared };

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
                {...ofField(noun, 'isPrimary')}
                checked={contact.isPrimary}
                disabled={disabled}
                onChange={() => set(contacts.map((one, place) => ({ ...one, isPrimary: place === index })))}
              />
              <Checkbox
                {...ofField(noun, 'receivesRfq')}
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
              {...ofField(noun, 'fullName')}
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.fullName`)}
            />
            <TextInput
              {...ofField(noun, 'position')}
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.position`)}
            />
            <TextInput
              {...ofField(noun, 'email')}
              type="email"
              disabled={disabled}
              {...form.getInputProps(`contacts.${index}.email`)}
            />
            <TextInput
              {...ofField(noun, 'phone')}
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
