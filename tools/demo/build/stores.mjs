import { pick, readTable } from './sources.mjs';

/** Rows of stores.csv: Northwind's customers at American addresses; those in the USA keep their own. */
export function storeRows(customers, tenant) {
  const towns = readTable('facts/towns.csv');
  const streets = readTable('facts/streets.csv');
  return customers.map((customer, index) => {
    const { address1, address2, city, state, zip } = addressOf(customer, towns[index % towns.length], streets);
    return {
      Name: companyName(customer),
      Email: `${customer.customer_id.toLowerCase()}@${tenant.mailDomain}`,
      'Wholesale price': pick(1, 3, 'wholesale', customer.customer_id) === 1 ? 'Yes' : 'No',
      'Shipping name': customer.contact_name,
      'Shipping address 1': address1,
      'Shipping address 2': address2,
      'Shipping city': city,
      'Shipping state': state,
      'Shipping ZIP code': zip,
      'Billing name': companyName(customer),
      'Billing address 1': address1,
      'Billing address 2': address2,
      'Billing city': city,
      'Billing state': state,
      'Billing ZIP code': zip,
    };
  });
}

/** The company's name, without the odd double space of the original. */
export const companyName = (customer) => customer.company_name.replace(/\s+/g, ' ').trim();

function addressOf(customer, town, streets) {
  if (customer.country === 'USA') {
    const [, address1, address2 = ''] = /^(.*?)(?: ((?:Suite|Apt\.) .*))?$/.exec(customer.address.replace(/\s+/g, ' '));
    return { address1, address2, city: customer.city, state: customer.region, zip: customer.postal_code };
  }
  const { street } = streets[pick(0, streets.length - 1, 'street', customer.customer_id)];
  const isUpstairs = pick(1, 4, 'suite', customer.customer_id) === 1;
  return {
    address1: `${pick(10, 980, 'number', customer.customer_id)} ${street}`,
    address2: isUpstairs ? `Suite ${pick(100, 420, 'floor', customer.customer_id)}` : '',
    city: town.city,
    state: town.state,
    zip: town.zip,
  };
}
