import { type Config, ConfigurationError } from '@depot/node-config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Message for each error of `listen`, with the setting that causes it. */
const problems: Record<string, (config: Pick<Config, 'HOST' | 'PORT'>) => string> = {
  EADDRINUSE: ({ HOST, PORT }) => `PORT ${PORT} of ${HOST} is in use by another process`,
  EACCES: ({ PORT }) => `PORT ${PORT} is not allowed to this account`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is no address of this machine`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is not known`,
  EAI_AGAIN: ({ HOST }) => `HOST ${HOST} is not known`,
};

/** Takes connections at `HOST` and `PORT`; throws `ConfigurationError` where that cannot be. */
export async function listen(app: NestFastifyApplication, config: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  try {
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    const problem = problems[(error as NodeJS.ErrnoException).code ?? ''];
    throw problem ? new ConfigurationError([problem(config)]) : error;
  }
}
