const address = /(https?:\/\/\S+)/;

/** The plain text of a mail, its addresses as links. */
export function MailText({ body }: { body: string }) {
  return (
    <div style={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
      {body.split(address).map((part, index) =>
        address.test(part) ? (
          <a key={index} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
