import { canonicalEmail, canonicalName, canonicalZip } from '@depot/contracts/identifiers';
import { convertValues, type Migration } from '@depot/node-database';

/** Nine digits stand with a hyphen behind the fifth. */
const zipWithoutHyphen = `LENGTH(zip_code) <> CHAR_LENGTH(zip_code) OR zip_code LIKE '% %' OR zip_code LIKE '''%'
  OR zip_code REGEXP '^[0-9]{9}$'`;

/**
 * Email addresses, names and ZIP codes as they are compared. An address that another user has in its one form stays as
 * it is: the doctor names it.
 */
export const userIdentifiers: Migration = {
  name: '202611281702-identifiers-of-users',
  up: [
    convertValues({
      ...{ table: 'user', key: ['id'], column: 'username', canonical: canonicalEmail },
      candidates: `LENGTH(username) <> CHAR_LENGTH(username) OR username LIKE 'mailto:%' OR username LIKE '% %'
        OR username LIKE '%<%' OR username LIKE '''%'`,
    }),
    convertValues({ table: 'user', key: ['id'], column: 'name', canonical: canonicalName }),
    convertValues({
      ...{ table: 'address', key: ['user_id', 'type'], column: 'zip_code', canonical: canonicalZip },
      candidates: zipWithoutHyphen,
    }),
    convertValues({ table: 'address', key: ['user_id', 'type'], column: 'name', canonical: canonicalName }),
    convertValues({ table: 'seller', key: ['tenant_id'], column: 'email', canonical: canonicalEmail }),
  ],
  down: [],
};
