import { useEffect, useState } from 'react';
import type { ReviewRun, ReviewStatus } from '../protocol';
import { api } from './api';
import { Workspace } from './Workspace';

/** Loads and shows the run. */
export function App() {
  const [loaded, setLoaded] = useState<{ run: ReviewRun; status: ReviewStatus }>();
  const [error, setError] = useState('');
  useEffect(() => {
    Promise.all([api.run(), api.status()]).then(
      ([run, status]) => setLoaded({ run, status }),
      (failure: Error) => setError(failure.message),
    );
  }, []);
  if (error !== '') return <p role="alert">{error}</p>;
  if (!loaded) return <output>Loading the run …</output>;
  return <Workspace run={loaded.run} first={loaded.status} />;
}
