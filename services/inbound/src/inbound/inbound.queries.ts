/** Notes what came of each item. */
export const completeItems = `
  UPDATE JSON_TABLE(:items, '$[*]' COLUMNS (
      id INT UNSIGNED PATH '$[0]',
      name_on_box VARCHAR(100) PATH '$[1]',
      received_quantity INT PATH '$[2]'
    )) r
    STRAIGHT_JOIN delivery_receipt_item i ON i.id = r.id
  SET i.name_on_box = r.name_on_box, i.received_quantity = r.received_quantity
  WHERE i.tenant_id = :tenantId`;
