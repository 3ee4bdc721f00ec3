import { Text } from '@mantine/core';
import { say, words } from '../../../kit/say.ts';

const steps = [
  words(
    'Entra ID: Enterprise application → Provisioning → Automatic; paste the address as Tenant URL and the token as Secret Token. Map userPrincipalName or mail to emails[type eq "work"].value.',
    'Entra ID: корпоративное приложение → «Подготовка» → автоматически; вставьте адрес в Tenant URL, токен в Secret Token. Сопоставьте userPrincipalName или mail с emails[type eq "work"].value.',
  ),
  words(
    'Okta: the app → Provisioning → SCIM connection, with userName as the unique field and HTTP Header as the authentication. Switch on Push New Users, Push Profile Updates and Push Groups.',
    'Okta: приложение → Provisioning → SCIM connection, уникальное поле userName, авторизация HTTP Header. Включите Push New Users, Push Profile Updates и Push Groups.',
  ),
  words(
    'Keycloak: install a SCIM client extension and add a federation provider with the address and the bearer token. Let it send users and groups.',
    'Keycloak: установите расширение с клиентом SCIM и добавьте провайдера федерации с адресом и токеном Bearer. Разрешите ему отправлять пользователей и группы.',
  ),
];

/** How the usual directories are told of the portal. */
export const ScimSteps = () =>
  steps.map((step) => (
    <Text key={step.en} size="sm" c="dimmed">
      {say(step)}
    </Text>
  ));
