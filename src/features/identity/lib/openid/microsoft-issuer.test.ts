import { describe, expect, it } from 'vitest';
import { isOwnIssuer, issuerOfTenant, personalTenant } from './microsoft-issuer.ts';

const authority = 'https://login.microsoftonline.com';
const template = `${authority}/{tenantid}/v2.0`;
const contoso = '11111111-2222-4333-8444-555555555555';
const fabrikam = '99999999-8888-4777-8666-555555555555';
const ofContoso = `${authority}/${contoso}/v2.0`;

describe('the issuer that metadata may name', () => {
  it.each([
    ['common', template],
    ['organizations', template],
    ['consumers', `${authority}/${personalTenant}/v2.0`],
    [contoso, ofContoso],
    [contoso.toUpperCase(), ofContoso],
    ['contoso.example', ofContoso],
  ])('for %s is the authority’s own', (tenant, issuer) => {
    expect(isOwnIssuer({ authority, tenant }, issuer)).toBe(true);
  });

  it.each([
    ['common', ofContoso],
    ['common', 'https://login.microsoftonline.com.evil.example/{tenantid}/v2.0'],
    ['consumers', template],
    ['consumers', ofContoso],
    [contoso, template],
    [contoso, `${authority}/${fabrikam}/v2.0`],
    ['contoso.example', template],
    ['contoso.example', `https://evil.example/${contoso}/v2.0`],
    ['contoso.example', `${authority}/evil/v2.0`],
  ])('for %s is never %s', (tenant, issuer) => {
    expect(isOwnIssuer({ authority, tenant }, issuer)).toBe(false);
  });
});

describe('the issuer of a token', () => {
  it('is that of the tenant it claims, where many tenants sign in', () => {
    expect(issuerOfTenant({ tenant: 'common' }, template, contoso)).toBe(ofContoso);
    expect(issuerOfTenant({ tenant: 'common' }, template, personalTenant)).toBe(
      `${authority}/${personalTenant}/v2.0`,
    );
  });

  it('is the configured one, whatever tenant it claims, where one tenant signs in', () => {
    expect(issuerOfTenant({ tenant: contoso }, ofContoso, fabrikam)).toBe(ofContoso);
  });

  it('is none of a personal account where organizations alone sign in', () => {
    expect(issuerOfTenant({ tenant: 'organizations' }, template, personalTenant)).toBeNull();
    expect(
      issuerOfTenant({ tenant: 'organizations' }, template, personalTenant.toUpperCase()),
    ).toBeNull();
    expect(issuerOfTenant({ tenant: 'organizations' }, template, contoso)).toBe(ofContoso);
  });

  it.each([undefined, 7, '', 'common', '{tenantid}', `${contoso}/../${fabrikam}`])(
    'is none where the tenant is %s',
    (claimed) => {
      expect(issuerOfTenant({ tenant: 'common' }, template, claimed)).toBeNull();
    },
  );
});
