import { ActionIcon, Button, Checkbox, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { contact as declared } from '../../../../../nouns/contact.ts';
import classes from '../../../kit/form/listed-part.module.css';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { added, without, withPrimary } from '../../../shared/bank-accounts/primary.ts';
import { blankContact, type Contact, type PartyForm } from '../party-values.ts';

const noun = { fields: declared };

/** Who to talk to, and who gets requests for quotes. */
export function Contacts({ form, disabled }: { form: PartyForm; disabled: boolean }) {
  const { contacts } = form.values;
  const set = (next: Contact[]) => form.setFieldValue('contacts', next);
  const text = (index: number, name: 'fullName' | 'position' | 'email' | 'phone', type?: 'email' | 'tel') => (
    <TextInput
      {...ofField(noun, name)}
      {...(type && { type })}
      disabled={disabled}
      {...form.getInputProps(`contacts.${index}.${name}`)}
    />
  );
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
        <div key={contact.id ?? index} className={classes.part}>
          <div className={classes.head}>
            <div>
              <Radio
                name="primary-contact"
                {...ofField(noun, 'isPrimary')}
                checked={contact.isPrimary}
                disabled={disabled}
                onChange={() => set(withPrimary(contacts, index))}
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
                onClick={() => set(without(contacts, index))}
              >
                <X size={16} />
              </ActionIcon>
            )}
          </div>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" verticalSpacing="md">
            {text(index, 'fullName')}
            {text(index, 'position')}
            {text(index, 'email', 'email')}
            {text(index, 'phone', 'tel')}
          </SimpleGrid>
        </div>
      ))}
      {!disabled && (
        <div>
          <Button variant="default" leftSection={<Plus size={16} />} onClick={() => set(added(contacts, blankContact))}>
            {say('Contact', 'Контакт')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
