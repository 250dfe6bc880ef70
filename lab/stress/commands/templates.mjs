/** Order templates, and orders that make themselves from them. */
const owners = ['STORE', 'WAREHOUSE_ADMIN', 'ADMIN'];

const content = ({ dice, tenant, number, done }) => ({
  name: `List ${number}-${done}`,
  subWarehouseId: tenant.subWarehouseId,
  orderItems: dice
    .several(
      tenant.goods.filter(({ hasWeight }) => hasWeight === 'No'),
      2,
    )
    .map(({ id }) => ({ productId: id, quantity: dice.whole(1, 3) })),
});

/** A template of the client's own users: its creator may change it. */
const own = (client) => client.dice.of([...client.book.templates.values()].filter(({ by }) => by === client).slice(-6));

export const templates = {
  async makeTemplate(client) {
    const person = client.as(...owners);
    const answer = await client.command(person, 'makeTemplate', ['POST', '/order-template', content(client)]);
    if (!answer.isDone) return;
    const { id, ofStore } = answer.body.obj;
    client.book.make('template', id, answer.key);
    client.book.templates.set(id, { id, ofStore, person, by: client });
  },
  async changeTemplate(client) {
    const template = own(client);
    if (!template) return templates.makeTemplate(client);
    const request = ['PUT', '/order-template', { id: template.id, ...content(client) }];
    await client.command(template.person, 'changeTemplate', request);
  },
  /** A template without orders: deleting it also deletes the link that shows the origin of its orders. */
  async removeTemplate(client) {
    const template = own(client);
    if (!template || template.hasStood) return templates.makeTemplate(client);
    const { isDone } = await client.command(template.person, 'removeTemplate', [
      'DELETE',
      `/order-template?id=${template.id}`,
    ]);
    if (!isDone) return;
    client.book.templates.delete(template.id);
    client.book.remove('template', template.id);
  },
  /** Due within the next minutes, so that some of the orders are made while others are at work. */
  async stand(client) {
    const template = own(client);
    if (!template?.ofStore) return templates.makeTemplate(client);
    template.hasStood = true;
    const clock = new Date(Date.now() + 60_000 * client.dice.whole(1, 3)).toLocaleTimeString('en-GB', {
      timeZone: 'America/New_York',
    });
    const [hours, minutes] = clock.split(':').map(Number);
    const standing = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: hours * 60 + minutes, paused: client.dice.isOneIn(20) };
    const request = [
      'PUT',
      '/order-template/standing',
      { id: template.id, standing: client.dice.isOneIn(15) ? null : standing },
    ];
    await client.command(template.person, 'stand', request);
  },
};
