import { type Attribute, groupAttributes, groupSchema, userAttributes, userSchema } from './attributes.ts';
import { mostInPage } from './page-of.ts';

const meta = (publicUrl: string, resourceType: string, path: string) => ({
  meta: { resourceType, location: `${publicUrl}/scim/v2/${path}` },
});

/** What this service can and cannot, RFC 7643 section 5. */
export const serviceProviderConfig = (publicUrl: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostInPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      ...{ type: 'oauthbearertoken', name: 'Bearer token', primary: true },
      description: 'A token made in the settings of the identity provider in the portal',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
    },
  ],
  ...meta(publicUrl, 'ServiceProviderConfig', 'ServiceProviderConfig'),
});

export const resourceTypes = (publicUrl: string) =>
  [
    { name: 'User', endpoint: '/Users', schema: userSchema, description: 'A person of the company' },
    { name: 'Group', endpoint: '/Groups', schema: groupSchema, description: 'People who get a role together' },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...{ id: type.name, ...type, schemaExtensions: [] },
    ...meta(publicUrl, 'ResourceType', `ResourceTypes/${type.name}`),
  }));

export const schemas = (publicUrl: string) =>
  [
    { id: userSchema, name: 'User', description: 'A person of the company', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'People who get a role together', attributes: groupAttributes },
  ].map(({ attributes, ...schema }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    attributes: attributes.map(described),
    ...meta(publicUrl, 'Schema', `Schemas/${schema.id}`),
  }));

const described = ({ subAttributes, ...attribute }: Attribute): object => ({
  ...{ multiValued: false, required: false, caseExact: false, mutability: 'readWrite', uniqueness: 'none' },
  returned: 'default',
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
});
