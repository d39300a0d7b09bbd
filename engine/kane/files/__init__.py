"""Files: models in JSON, results in CSV."""
