import { connect } from 'node:tls';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds that the proxy may take to show its certificate. */
const timeoutMs = 10_000;

/** Looks until when the certificate is valid that users meet at the public address. */
export class CertificateWatch {
  private readonly end;

  /** @param url of the public address; one without TLS has no certificate */
  constructor(
    private readonly url: URL,
    registry: Registry,
  ) {
    this.end = new Gauge({
      name: 'certificate_end_timestamp_seconds',
      help: 'End of the certificate of PUBLIC_URL, as this process meets it; absent where it meets none.',
      labelNames: ['host'],
      registers: [registry],
    });
  }

  async checkCertificate(): Promise<void> {
    if (this.url.protocol !== 'https:') return;
    this.end.set({ host: this.url.host }, Date.parse(await this.readExpiry()) / 1000);
  }

  private readExpiry(): Promise<string> {
    const { hostname, port } = this.url;
    return new Promise((resolve, reject) => {
      // One that has ended, or that this machine does not trust, has an end as well.
      const options = { host: hostname, servername: hostname, port: Number(port || 443), rejectUnauthorized: false };
      const socket = connect(options, () => {
        resolve(socket.getPeerCertificate().valid_to);
        socket.end();
      });
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${this.url.host} shows no certificate in time.`)));
      socket.once('error', reject);
    });
  }
}
