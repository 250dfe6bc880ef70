import { mayEditLines, type Order } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import type { ActOnOrder } from './useOrderActions.js';

interface OrderNumberProps {
  order: Order;
  onAction: ActOnOrder;
}

/** The number of an order; a link to its lines for the admin group, and for a store as long as it may change them. */
export function OrderNumber({ order, onAction }: OrderNumberProps) {
  const { r: role } = useClaims();
  const { orderId, displayId, status } = order;
  if (!isAdminGroup(role) && !mayEditLines(role, status)) return <span>{displayId}</span>;
  return (
    <Link
      to={`/in/order/edit?id=${orderId}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens beside this list, which stays where it is
        event.preventDefault();
        onAction('edit', order);
      }}
    >
      {displayId}
    </Link>
  );
}
