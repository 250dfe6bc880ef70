import { queryFailure } from '@depot/api';
import { type ReleaseTrain, shellName, type TrainMember } from '@depot/contracts/deployments';
import { useAction } from '@depot/remote-kit';
import { Button, DateText, ToneTag, useConfirm } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useDeploymentsTakeTrainBackMutation, useDeploymentsTrainsQuery } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import classes from '../deployments.module.css';

/** The latest release trains: the shell and the remotes that became live together, and the way back. */
export function ReleaseTrains() {
  const { t } = useTexts();
  const trains = useDeploymentsTrainsQuery();
  const columns = useTrainColumns(trains.data?.list ?? []);
  return (
    <section className={classes.remote} aria-label={t('deployment.train.title')}>
      <header className={classes.head}>
        <h2>{t('deployment.train.title')}</h2>
      </header>
      <DataTable<ReleaseTrain>
        label={t('deployment.train.title')}
        rows={trains.data?.list}
        rowKey="id"
        columns={columns}
        failure={queryFailure(trains)}
        onRetry={() => void trains.refetch()}
        emptyText={t('deployment.train.empty')}
      />
    </section>
  );
}

function useTrainColumns(newestFirst: readonly ReleaseTrain[]): DataColumn<ReleaseTrain>[] {
  const { t } = useTexts();
  const latest = newestFirst.find(({ back }) => back === null);
  return [
    { key: 'id', title: t('deployment.train.number'), render: (_, { id }) => <strong>{id}</strong> },
    {
      key: 'state',
      card: 'amount',
      title: t('deployment.state'),
      render: (_, { back }) => (
        <ToneTag tone={back ? 'over' : 'good'}>{t(`deployment.train.states.${back ? 'back' : 'released'}`)}</ToneTag>
      ),
    },
    {
      key: 'time',
      card: 'line',
      title: t('deployment.train.released'),
      render: (_, { time, who }) => (
        <>
          <DateText time={time} withTime /> · <bdi>{who}</bdi>
        </>
      ),
    },
    {
      key: 'members',
      card: 'line',
      title: t('deployment.train.members'),
      render: (_, { members }) => members.map((member) => <Member key={member.remote} {...member} />),
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      render: (_, train) => train === latest && hasBefore(train) && <RevertTrain train={train} />,
    },
  ];
}

/** False of a train before which users had no shell or no remote: there is no set to go back to. */
const hasBefore = ({ members }: ReleaseTrain) =>
  members.some(({ remote, before }) => remote !== shellName && before !== null) &&
  members.every(({ remote, before }) => remote !== shellName || before !== null);

function Member({ remote, before, after }: TrainMember) {
  const { t } = useTexts();
  const shares = before?.map(({ version, traffic }) => (traffic === 100 ? version : `${version} ${traffic}%`));
  return (
    <div>
      {remote}: {shares?.join(' + ') ?? t('deployment.train.none')} → <strong>{after}</strong>
    </div>
  );
}

function RevertTrain({ train: { id } }: { train: ReleaseTrain }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [revert] = useDeploymentsTakeTrainBackMutation();
  const ask = () =>
    confirm({
      title: t('deployment.train.backQuestion', { id }),
      detail: t('deployment.train.backDetail'),
      yes: t('deployment.train.back'),
      no: t('cancel'),
      danger: true,
      run: () => act(revert({ id }).unwrap()),
    });
  return (
    <Button size="small" danger onClick={() => void ask()}>
      {t('deployment.train.back')}
    </Button>
  );
}
