import { Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { regionalSettings } from '../../../../../nouns/regional-settings.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { RegionalValues } from '../regional-values.ts';

/** Whose pictures lie under the map of logistics. */
export const MapSettings = ({ form }: { form: UseFormReturnType<RegionalValues> }) => (
  <Section title={say('Map', 'Карта')}>
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {say(
          'Without an address the map shows coasts, borders, rivers and cities that come with the product, and works without the internet.',
          'Без адреса на карте берега, границы, реки и города из самого продукта: она работает и без интернета.',
        )}
      </Text>
      <TextInput
        label={labelOf(regionalSettings, 'mapTilesUrl')}
        placeholder="https://tiles.example.com/{z}/{x}/{y}.png"
        description={say(
          'Browsers of those who open the map will ask this host.',
          'К этому узлу будут обращаться браузеры тех, кто откроет карту.',
        )}
        {...form.getInputProps('mapTilesUrl')}
      />
      <TextInput
        label={labelOf(regionalSettings, 'mapTilesAttribution')}
        {...form.getInputProps('mapTilesAttribution')}
      />
    </Stack>
  </Section>
);
